/** Why a statement cannot be read, and where. */
import type { camtRefusals } from './camt-texts.ts';

export type CamtCode = keyof typeof camtRefusals;

/** What stops the reading of a file. */
export class CamtRefusal extends Error {
  override name = 'CamtRefusal';
  readonly code: CamtCode;
  readonly detail: string;
  readonly place: { line: number; position: number };
  constructor(code: CamtCode, place = { line: 0, position: 0 }, detail = '') {
    super(code);
    this.code = code;
    this.place = place;
    this.detail = detail;
  }
}
