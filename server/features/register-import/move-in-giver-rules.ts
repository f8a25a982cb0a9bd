/** Persons who only give: of each, what the file knows. */
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { checkFodselsnummer } from '#contract/values/fodselsnummer.ts';
import { NamePart } from '#contract/values/person-name.ts';
import { readPhoneNumber } from '#contract/values/phone-number.ts';
import { PostalCode } from '#contract/values/postal-address.ts';
import { readDigits, readEmail, readId, readPastDay, readText, readWord } from './move-in-column-rules.ts';
import { kindOf, ofPerson, unreadable } from './move-in-reading-rules.ts';
import { countryCode, languageWords, shieldedWords } from './register-column-rules.ts';

const readName = (text: string) => NamePart.safeParse(text).data ?? null;
const texts = moveInColumnTexts.givers;

export const givers = kindOf(
  texts,
  {
    externalId: readId,
    givenName: readName,
    familyName: readName,
    bornOn: readPastDay,
    email: readEmail,
    phone: (text: string) => readPhoneNumber(text),
    fodselsnummer: readDigits,
    addressLine: readText,
    houseNumber: readText,
    postalCode: (text: string) => PostalCode.safeParse(text.padStart(4, '0')).data ?? null,
    postalPlace: readText,
    country: countryCode,
    shielded: readWord(shieldedWords),
    language: readWord(languageWords),
  },
  (content, context) => {
    const { externalId, fodselsnummer, addressLine, houseNumber, postalCode, country, ...person } = content;
    const born = fodselsnummer && checkFodselsnummer(fodselsnummer, context)?.bornOn;
    if (fodselsnummer && (!born || (person.bornOn && !born.includes(person.bornOn))))
      return unreadable(texts.fodselsnummer);
    const bornOn = person.bornOn ?? (born?.length === 1 ? born[0]! : null);
    const hasAddress = addressLine !== null || postalCode !== null;
    const isAbroad = country !== null && country !== 'NO';
    const place = isAbroad ? [postalCode, person.postalPlace].filter(Boolean).join(' ') : '';
    return {
      ...ofPerson,
      externalId: externalId!,
      personRef: null,
      content: {
        givenName: person.givenName,
        familyName: person.familyName,
        bornOn,
        email: person.email,
        phone: person.phone,
        lines: [addressLine && [addressLine, houseNumber].filter(Boolean).join(' '), place].filter(Boolean),
        postalCode: isAbroad ? null : postalCode,
        postalPlace: isAbroad ? null : person.postalPlace,
        country: hasAddress ? (country ?? 'NO') : null,
        isShielded: person.shielded ?? false,
        language: person.language ?? 'nb',
      },
      keys: {
        email: person.email,
        phone: person.phone,
        bornOn,
        name: `${person.givenName} ${person.familyName}`,
        memberNumber: null,
        fodselsnummer,
      },
      sum: { key: bornOn?.slice(0, 4) ?? '', ore: 0 },
    };
  },
  true,
);
