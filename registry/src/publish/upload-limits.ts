/** Limits of one upload. Sizes are in bytes, times in milliseconds. */
export interface UploadLimits {
  manifestBytes: number;
  fileBytes: number;
  totalBytes: number;
  files: number;
  /** An upload that transfers fewer than `progressBytes` in this time is rejected, whether it stalls or trickles. */
  stallMs: number;
  progressBytes: number;
  overallMs: number;
}

/** Far more than a release needs (about 2 MB), but safe for the machine. A stalled upload is rejected within 5 s. */
export const UPLOAD_LIMITS: UploadLimits = {
  manifestBytes: 2_000_000,
  fileBytes: 10_000_000,
  totalBytes: 50_000_000,
  files: 2_000,
  stallMs: 4_500,
  progressBytes: 16_384,
  overallMs: 60_000,
};
