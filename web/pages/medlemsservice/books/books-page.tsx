/** `/medlemsservice/regnskap`: vouchers, and the file with which they are taken to the accounts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Books, monthPattern } from '#contract/books-endpoints.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { booksQuery, forgetBooks } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { MonthField } from '#web/ui/month-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { booksTexts as texts } from './books-texts.ts';
import { TreasurerPage } from './treasurer-page.tsx';

const formats = (['csv', 'gbat10'] as const).map((value) => ({ value, label: texts.formats[value] }));

export function BooksPage() {
  const query = useQuery(booksQuery());
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(books) => (
          <>
            <h2>{texts.vouchers}</h2>
            {books.years.length === 0 ? (
              <p>{texts.noVouchers}</p>
            ) : (
              <FactList
                facts={books.years.map(({ year, vouchers }) => [
                  String(year),
                  <YearFile key={year} year={year} vouchers={vouchers} />,
                ])}
              />
            )}
            <p>
              {texts.noGaps} {texts.kept(books.keptYears)}
            </p>
            <TakeOut />
            <Taken exports={books.exports} />
          </>
        )}
      </QueryState>
    </TreasurerPage>
  );
}

/** How many vouchers a year has, and all of them as SAF-T. */
function YearFile({ year, vouchers }: { year: number; vouchers: number }) {
  const client = useQueryClient();
  const take = async () => {
    const file = await call('GET /api/staff/accounting-years/:year/saf-t', {
      params: { year: String(year) },
    });
    void forgetBooks(client);
    return file;
  };
  return (
    <>
      {texts.voucherCount(vouchers)}
      <DownloadButton fetch={take} saved={texts.saved} size="sm">
        {texts.saft(year)}
      </DownloadButton>
    </>
  );
}

function TakeOut() {
  const client = useQueryClient();
  const [isWrong, setWrong] = useState(false);
  const { press, isBusy, problem } = usePress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const format = data.get('format') === 'gbat10' ? 'gbat10' : 'csv';
    const [from, to] = [String(data.get('from')), String(data.get('to'))];
    const isRight = monthPattern.test(from) && monthPattern.test(to) && from <= to;
    setWrong(!isRight);
    if (!isRight) return;
    const take = async () => {
      saveFile(await call('GET /api/staff/accounting-export', { query: { from, to, format } }));
      void forgetBooks(client);
    };
    void press(texts.download, take, texts.saved);
  };
  return (
    <Card title={texts.take} id="take-out">
      <p>{texts.takeHint}</p>
      <form className="form" noValidate onSubmit={submit} aria-label={texts.take}>
        <MonthField name="from" label={texts.from} />
        <MonthField name="to" label={texts.to} />
        <SelectField name="format" label={texts.format} options={formats} />
        <div role="alert">{isWrong && <NoticeBox tone="danger">{texts.wrongMonths}</NoticeBox>}</div>
        {!isWrong && problem}
        <div className="form__send">
          <Button type="submit" busy={isBusy}>
            {texts.download}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Taken({ exports }: Pick<Books, 'exports'>) {
  const now = new Date();
  return (
    <>
      <h2>{texts.taken}</h2>
      {exports.length === 0 && <p>{texts.noneTaken}</p>}
      <ul className="rows" aria-label={texts.taken}>
        {exports.map(({ id, fromMonth, toMonth, lineCount, at, by, format }) => (
          <li key={id} className="row">
            <h3 className="row__name">{texts.months(fromMonth, toMonth)}</h3>
            <p className="row__details">
              <span>{texts.formats[format]}</span>
              <span>{texts.lines(lineCount)}</span>
              <span>{texts.by(by, formatMomentWithTime(at, now))}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
