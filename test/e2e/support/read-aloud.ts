/** The browser's accessibility tree as a screen reader reads it: one line for each thing, in Norwegian. */

type Value = { value?: unknown };
/** A node as the browser's protocol has it. */
export type ReadNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

const wordsOfRole: Record<string, string> = {
  link: 'Lenke',
  button: 'Knapp',
  DisclosureTriangle: 'Knapp',
  textbox: 'Skrivefelt',
  searchbox: 'Søkefelt',
  combobox: 'Nedtrekksliste',
  checkbox: 'Avkryssing',
  radio: 'Valg',
  switch: 'Bryter',
  image: 'Bilde',
  group: 'Gruppe',
  radiogroup: 'Gruppe',
  form: 'Skjema',
  region: 'Område',
  navigation: 'Navigasjon',
  table: 'Tabell',
  progressbar: 'Framdrift',
};
/** Read with the thing that they name. */
const readElsewhere = new Set(['LabelText', 'Legend', 'InlineTextBox', 'MenuListPopup', 'option']);
/** Read as one, by their names. */
const whole = new Set([
  ...['heading', 'link', 'button', 'DisclosureTriangle', 'textbox', 'searchbox', 'combobox', 'checkbox'],
  ...['radio', 'switch', 'image'],
]);
const inlines = new Set([
  'StaticText',
  'generic',
  'none',
  'strong',
  'emphasis',
  'Abbr',
  'time',
  'code',
  'LineBreak',
]);

const text = ({ value }: Value = {}): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

function property({ properties = [] }: ReadNode, name: string): string {
  return text(properties.find((one) => one.name === name)?.value);
}

/** What is said after the name. */
function stateOf(node: ReadNode): string[] {
  const role = text(node.role);
  const checked = property(node, 'checked');
  const expanded = property(node, 'expanded');
  return [
    ...(checked ? [checked === 'true' ? 'valgt' : 'ikke valgt'] : []),
    ...(property(node, 'pressed') === 'true' ? ['trykket inn'] : []),
    ...(expanded && role !== 'combobox' ? [expanded === 'true' ? 'utvidet' : 'lukket'] : []),
    ...(property(node, 'required') === 'true' ? ['må fylles ut'] : []),
    ...(property(node, 'invalid') === 'true' ? ['ugyldig'] : []),
    ...(property(node, 'disabled') === 'true' ? ['utilgjengelig'] : []),
    ...(/textbox|searchbox|combobox/.test(role) && text(node.value) ? [`«${text(node.value)}»`] : []),
  ];
}

function lineOf(node: ReadNode, withDescription = false): string {
  const role = text(node.role);
  const words = role === 'heading' ? `Overskrift ${property(node, 'level')}` : (wordsOfRole[role] ?? 'Tekst');
  const description = withDescription ? text(node.description) : '';
  const states = stateOf(node);
  const said = [
    [words, text(node.name)].filter(Boolean).join(': '),
    states.length > 0 && `(${states.join(', ')})`,
  ];
  return [...said, description && `– ${description}`].filter(Boolean).join(' ');
}

const byIdOf = (nodes: readonly ReadNode[]) => new Map(nodes.map((node) => [node.nodeId, node]));

/** The tree in the order of reading. */
function inOrder(nodes: readonly ReadNode[], from: ReadNode): ReadNode[] {
  const byId = byIdOf(nodes);
  const walk = (node: ReadNode): ReadNode[] => {
    if (readElsewhere.has(text(node.role))) return [];
    const isWhole = !node.ignored && whole.has(text(node.role));
    const below = isWhole ? [] : (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return [node, ...below.flatMap(walk)];
  };
  return walk(from);
}

/** @returns whether what is read as one, as a heading, leads somewhere */
function leadsOn(nodes: readonly ReadNode[], { role, childIds = [] }: ReadNode): boolean {
  const byId = byIdOf(nodes);
  const isLink = (node: ReadNode): boolean =>
    text(node.role) === 'link' || (node.childIds ?? []).some((id) => byId.has(id) && isLink(byId.get(id)!));
  return text(role) === 'heading' && childIds.some((id) => byId.has(id) && isLink(byId.get(id)!));
}

const focusedIn = (nodes: readonly ReadNode[]): ReadNode | undefined =>
  nodes.find((node) => property(node, 'focused') === 'true' && text(node.role) !== 'RootWebArea');

/** The focused thing, with its description; «ingen» where the page itself has it. */
export function readFocus(nodes: readonly ReadNode[]): string {
  const focused = focusedIn(nodes);
  return focused ? lineOf(focused, true) : 'ingen';
}

const listOf = (points: number): string => `Liste: ${points} ${points === 1 ? 'punkt' : 'punkter'}`;

/** What is read from the focused thing of the main part on; all of that part where the focus is elsewhere. */
export function readFrom(nodes: readonly ReadNode[]): string[] {
  const main = nodes.find((node) => text(node.role) === 'main');
  if (!main) return [];
  const order = inOrder(nodes, main);
  const at = order.findIndex((node) => property(node, 'focused') === 'true');
  const lines: string[] = [];
  let words: string[] = [];
  const flush = () => {
    if (words.length > 0) lines.push(words.join(' '));
    words = [];
  };
  for (const node of order.slice(Math.max(at, 0))) {
    const role = text(node.role);
    if (node.ignored) continue;
    if (role === 'StaticText') words.push(text(node.name));
    else if (!inlines.has(role)) {
      flush();
      if (whole.has(role) || (text(node.name) && wordsOfRole[role]))
        lines.push(`${lineOf(node)}${leadsOn(nodes, node) ? ' (lenke)' : ''}`);
      else if (role === 'list') lines.push(listOf(node.childIds?.length ?? 0));
    }
  }
  flush();
  return lines;
}
