/** What one check found. */
export type Level = 'ok' | 'warning' | 'error';
export type Finding = { level: Level; what: string; text: string };

export const ok = (what: string, text: string): Finding => ({ level: 'ok', what, text });
export const warning = (what: string, text: string): Finding => ({ level: 'warning', what, text });
export const fault = (what: string, text: string): Finding => ({ level: 'error', what, text });
