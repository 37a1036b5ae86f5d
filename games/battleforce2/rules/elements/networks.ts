import type { ElementSheet } from '../../element.ts';
import type { Network } from '../../state.ts';

/** BF2-EQ-04 */
const MOST_SLAVES = 3;
const MOST_LANCES = 3;
const MOST_LINKED = 12;

const mastersIn = ({ specials }: ElementSheet): number => specials.filter((code) => code === 'c3m').length;

/** BF2-EQ-04: why elements of a side, by number, are no C3 networks. */
export function whyNoNetworks(networks: readonly Network[], sheets: readonly ElementSheet[]): string | null {
  const masters = new Map<number, number>();
  const slaves = new Set<number>();
  for (const { company, lances } of networks) {
    for (const element of [
      ...(company === undefined ? [] : [company]),
      ...lances.map(({ master }) => master),
    ])
      masters.set(element, (masters.get(element) ?? 0) + 1);
    for (const slave of lances.flatMap((lance) => lance.slaves)) {
      if (slaves.has(slave)) return `element ${slave} is a slave twice (BF2-EQ-04)`;
      if (!sheets[slave]?.specials.includes('c3s')) return `element ${slave} is no C3 slave (BF2-EQ-04)`;
      slaves.add(slave);
    }
    if (company === undefined && lances.length > 1)
      return 'lances are linked by a company master (BF2-EQ-04)';
    if (lances.some((lance) => lance.slaves.length > MOST_SLAVES))
      return `a C3 master links ${MOST_SLAVES} slaves at most (BF2-EQ-04)`;
    const linked = new Set([company, ...lances.flatMap((lance) => [lance.master, ...lance.slaves])]);
    if (linked.size > MOST_LINKED) return `a network has ${MOST_LINKED} elements at most (BF2-EQ-04)`;
  }
  for (const [element, uses] of masters) {
    if (!sheets[element] || mastersIn(sheets[element]) < uses)
      return `element ${element} has not that many C3 masters (BF2-EQ-04)`;
  }
  return null;
}

type Lance = Network['lances'][number];

/** BF2-EQ-04: the networks that a side would set up: a lance in each unit, as many as its company masters can link. */
export function networksOf(units: readonly (readonly ElementSheet[])[]): Network[] {
  const sheets = units.flat();
  const spare = sheets.map(mastersIn);
  const lances: Lance[] = [];
  let first = 0;
  for (const unit of units) {
    const numbers = unit.map((_, position) => first + position);
    const master = numbers.find((element) => spare[element] > 0);
    const slaves = numbers
      .filter((element) => sheets[element].specials.includes('c3s'))
      .slice(0, MOST_SLAVES);
    if (master !== undefined) {
      spare[master]--;
      lances.push({ master, slaves });
    }
    first += unit.length;
  }
  const networks: Network[] = [];
  while (lances.length > 1) {
    const company = companyMaster(spare, lances);
    if (company === null) break;
    networks.push({ company, lances: linkedBy(company, lances) });
  }
  return networks;
}

/** A spare master, or one that leads no lance; it is used up. */
function companyMaster(spare: number[], lances: Lance[]): number | null {
  const second = spare.findIndex((masters) => masters > 0);
  if (second >= 0) {
    spare[second]--;
    return second;
  }
  const alone = lances.findIndex(({ slaves }) => slaves.length === 0);
  return alone < 0 ? null : lances.splice(alone, 1)[0].master;
}

/** Takes as many lances as there is room for, its own first. */
function linkedBy(company: number, lances: Lance[]): Lance[] {
  lances.sort((a, b) => Number(b.master === company) - Number(a.master === company));
  const linked: Lance[] = [];
  let size = lances[0]?.master === company ? 0 : 1;
  while (lances.length > 0 && linked.length < MOST_LANCES) {
    size += 1 + lances[0].slaves.length;
    if (size > MOST_LINKED) break;
    linked.push(lances.shift()!);
  }
  return linked;
}
