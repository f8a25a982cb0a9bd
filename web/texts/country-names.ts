/** Countries by their Norwegian names. */

// ISO 3166-1, and XK, which is used for Kosovo.
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW';

const names = new Intl.DisplayNames('nb', { type: 'region' });
const norwegianOrder = new Intl.Collator('nb');

/** @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code;

/** For a list to choose from: Norway first, the others by name. */
export const countryOptions: { value: string; label: string }[] = [
  { value: 'NO', label: countryName('NO') },
  ...codes
    .split(' ')
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => norwegianOrder.compare(one.label, other.label)),
];
