import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import { solveChallenge } from 'altcha-lib/v1';

/** Solves a challenge as a browser does. @returns the proof that a form sends */
export async function solve({
  algorithm,
  challenge,
  salt,
  signature,
  maxnumber,
}: Challenge): Promise<string> {
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const payload = { algorithm, challenge, number: solution?.number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
