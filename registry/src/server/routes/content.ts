import { type Static, Type } from '@sinclair/typebox';
import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { ReleaseName } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import { requestJson, withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';

/** Maximum bytes of a signed request with content. Its files are in base64, so they have about 4 MB. */
export const MAX_CONTENT_REQUEST_BYTES = 6 * 1024 * 1024;

/** A load checks all content of the site, and the client of the registry waits 90 s. */
const LIMITS = { timeoutMs: 80_000, limitBytes: 4_000_000 };

const ContentParameters = Type.Object(
  {
    /** The remote that owns the content. */
    name: ReleaseName,
    /** JSON values by file name; empty: the content of the remote is removed. */
    files: Type.Record(Type.String({ maxLength: 300 }), Type.Unknown()),
  },
  { additionalProperties: false },
);
type ContentParameters = Static<typeof ContentParameters>;

const Problem = Type.Object({ file: Type.String(), pointer: Type.String(), reason: Type.String() });

/** What a load changed. */
const LoadedContent = Type.Object({
  changed: Type.Boolean(),
  revision: Type.String(),
  pages: Type.Integer(),
  records: Type.Integer(),
  warnings: Type.Array(Type.String()),
});
type LoadedContent = Static<typeof LoadedContent>;

const Refusal = Type.Object({
  code: Type.String({ pattern: '^[A-Z][A-Z_]{2,60}$' }),
  message: Type.String(),
  remedy: Type.String(),
  problems: Type.Optional(Type.Array(Problem)),
});
type Refusal = Static<typeof Refusal>;

const validateLoaded = compileValidator(LoadedContent);
const validateRefusal = compileValidator(Refusal);

/** A refusal by the content API, in its own words. */
class ContentRefusal extends CodedError {
  readonly problems: Refusal['problems'];

  constructor({ code, message, remedy, problems }: Refusal) {
    super({ code, title: message, message, remedy, details: {} });
    this.problems = problems;
  }
}

/** Properties of an error's response besides code, message and remedy: the problems of refused content. */
export function problemsOf(error: CodedError): { problems?: Refusal['problems'] } {
  return error instanceof ContentRefusal && error.problems ? { problems: error.problems } : {};
}

/**
 * The action `load-content`, with parameters `{name, files}`: the content API replaces the content that the remote owns. Only the
 * registry knows who sent it; the content API knows what content may be.
 *
 * @param contentApi its URL and the site's inner secret (SE9)
 */
export function loadContent({ url, secret }: { url: URL; secret: string }) {
  return {
    action: 'load-content' as const,
    validate: compileValidator(ContentParameters),
    actsOn: ({ name }: ContentParameters) => [name],
    subject: ({ name, files }: ContentParameters) => {
      const count = Object.keys(files).length;
      return `content of ${name} (${count} ${count === 1 ? 'file' : 'files'})`;
    },
    /** @throws CodedError CONTENT_UNAVAILABLE, and what the content API refuses */
    async perform(
      { name, files }: ContentParameters,
      { sender }: { sender: { team: string } },
    ): Promise<LoadedContent> {
      const unavailable = (reason: string) =>
        serverError('CONTENT_UNAVAILABLE', { path: 'the content API', reason: reason.replace(/\.$/, '') });
      const response = await requestJson(new URL('content', withSlash(url)), {
        ...LIMITS,
        method: 'POST',
        headers: { [INNER_SECRET_HEADER]: secret, 'content-type': 'application/json' },
        body: JSON.stringify({ team: sender.team, remote: name, files }),
      }).catch((error: unknown) => {
        throw errorCode(error) === undefined ? unavailable(reasonOf(error)) : error;
      });
      if (response.status === 200) {
        const loaded = validateLoaded(response.body);
        if (loaded.ok) return loaded.value;
        throw unavailable(`it returned an invalid response: ${describeViolations(loaded.violations)}`);
      }
      const refused = validateRefusal(response.body);
      throw refused.ok ? new ContentRefusal(refused.value) : unavailable(`it returned ${response.status}`);
    },
  };
}
