import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { validateXML } from 'xmllint-wasm';
import type { GiftReport } from '#server/ports/gift-report.ts';
import { giftReportXml } from './gift-report-xml.ts';

const schema = readFileSync(new URL('./gift-report.xsd', import.meta.url), 'utf8');
const isValid = async (xml: string): Promise<boolean> => {
  const { valid } = await validateXML({
    xml: [{ fileName: 'report.xml', contents: xml }],
    schema: [{ fileName: 'gift-report.xsd', contents: schema }],
  });
  return valid;
};

// Numbers of the synthetic series: month + 80.
const report: GiftReport = {
  reference: '2026-1',
  year: 2026,
  giver: {
    organisationNumber: '312345676',
    name: 'Norsk Humanistlag',
    contact: { name: 'Medlemsservice', phone: '+4768050000', email: 'medlemsservice@humanistlaget.example' },
  },
  lines: [
    { fodselsnummer: '10915596784', name: 'Kari & Ola <Nordmann>', amountKroner: 500 },
    { fodselsnummer: '50846202355', name: 'Áŋŋel Šákkok 🌱', amountKroner: 12_001 },
  ],
};

describe('the XML of the gift report', () => {
  test('keeps to the schema, with names of every kind', async () => {
    const xml = giftReportXml(report);
    assert.ok(await isValid(xml));
    assert.match(xml, /<navn>Kari &amp; Ola &lt;Nordmann&gt;<\/navn>/);
    assert.match(xml, /<antallOppgaver>2<\/antallOppgaver><sumBeloep>12501<\/sumBeloep>/);
  });

  test('a year without gifts is a delivery too', async () => {
    const xml = giftReportXml({ ...report, lines: [] });
    assert.ok(await isValid(xml));
    assert.match(xml, /ingenoppgaver.*<antallOppgaver>0<\/antallOppgaver><sumBeloep>0</);
  });

  test('the schema bites', async () => {
    const xml = giftReportXml(report);
    assert.ok(!(await isValid(xml.replace('<inntektsaar>2026</inntektsaar>', ''))));
    assert.ok(!(await isValid(xml.replace('10915596784', '1091559678'))));
    assert.ok(!(await isValid(xml.replace('ordinaer', 'ekstra'))));
  });

  test('names are cut and cleaned to what the schema takes', async () => {
    const name = `${'🌱'.repeat(120)}`;
    const xml = giftReportXml({
      ...report,
      lines: [{ ...report.lines[0]!, name: `Kari\u0000\ud800 ${name}` }],
    });
    assert.ok(await isValid(xml));
  });

  test('a wrong number or amount stops the report, and does not say the number', () => {
    const withLine = (change: object) => () =>
      giftReportXml({ ...report, lines: [{ ...report.lines[0]!, ...change }] });
    for (const fodselsnummer of ['', '1091559678', '1091559678x', '109155967840']) {
      assert.throws(withLine({ fodselsnummer }), (error: Error) => error.message === '11 digits are wanted');
    }
    for (const amountKroner of [0, -1, 500.5, Number.NaN])
      assert.throws(withLine({ amountKroner }), RangeError);
  });
});
