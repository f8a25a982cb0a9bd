import type { Look } from '#contract/privacy-endpoints.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { fieldWords, texts } from './mitt-personvern-texts.ts';

/** Newest first. The same look again and again, one right after the other, is one line that says how often. */
export function LookList({ looks }: { looks: readonly Look[] }) {
  const now = new Date();
  return (
    <ul className="rows" aria-label={texts.list}>
      {groupsOf(looks).map(([look, ...others]) => (
        <li key={look.id} className="row">
          <p className="row__details">
            <time dateTime={look.lookedAt}>{capitalise(formatMomentWithTime(look.lookedAt, now))}</time>
            {others.length > 0 && <span>{texts.times(others.length + 1)}</span>}
          </p>
          <p>
            <strong>{whoOf(look)}.</strong> {texts.because[look.reason] ?? texts.otherwise}
            {look.enquiry && (
              <>
                {' '}
                <PageLink to={paths.enquiry(look.enquiry.id)}>{look.enquiry.number}</PageLink>
              </>
            )}
            {look.remark && ` ${texts.remark(look.remark)}`}
          </p>
          {look.fields.length > 0 && look.lookedAs !== 'self' && (
            <p className="row__details">
              {texts.saw(look.fields.map((field) => fieldWords[field]).join(', '))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function whoOf({ lookedAs, name, unit }: Look): string {
  if (lookedAs === 'self') return texts.self;
  return lookedAs === 'representative' ? texts.representative(name, unit) : texts.who(name);
}

type Group = [Look, ...Look[]];

function groupsOf(looks: readonly Look[]): Group[] {
  const groups: Group[] = [];
  for (const look of looks) {
    const last = groups.at(-1);
    if (last && alike(last[0]) === alike(look)) last.push(look);
    else groups.push([look]);
  }
  return groups;
}

const alike = ({ name, unit, reason, remark, enquiry, fields, lookedAt }: Look): string =>
  JSON.stringify([name, unit, reason, remark, enquiry?.id, fields, lookedAt.slice(0, 10)]);
