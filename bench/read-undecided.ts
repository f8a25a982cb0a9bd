/**
 * `node bench/read-undecided.ts`, when a person has looked at what axe could not decide in the last full run of `page-states`
 * and has written it in `undecided-findings.ts`: counts again, without another run, and prints what is left to read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeResults } from '../dev/accessibility-results.ts';
import { type Undecided, unreadFindings, withUnread } from '../test/e2e/support/undecided-findings.ts';
import { figuresFolder, writeTrustPage } from './trust-scorecard.ts';

const row = path.join(figuresFolder, 'row-39.json');
const list = path.join(figuresFolder, 'undecided.json');
const unread = unreadFindings<Undecided>(JSON.parse(readFileSync(list, 'utf8')));
const kept = withUnread(JSON.parse(readFileSync(row, 'utf8')), unread.length);
writeFileSync(row, `${JSON.stringify(kept, null, 2)}\n`);
writeTrustPage();
writeResults();
for (const { rule, why, html } of unread) console.log(`${rule}: ${why}\n    ${html}`);
