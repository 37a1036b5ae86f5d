import type { ShelfLimits } from '../limits/service-limits.ts';
import type { KeptVersion, Most, ShelfStore } from '../storage/shelf-store.ts';

type Designs = Map<string, KeptVersion[]>;

/** Shelves for tests of the doors and of browsers: all in memory. */
export class MemoryShelfStore implements ShelfStore {
  private readonly shelves: Designs[] = [];
  private readonly numbers = new Map<string, number>();

  async open(secretHash: string): Promise<number> {
    const known = this.numbers.get(secretHash);
    if (known !== undefined) return known;
    this.numbers.set(secretHash, this.shelves.push(new Map()) - 1);
    return this.shelves.length - 1;
  }

  async find(secretHash: string): Promise<number | null> {
    return this.numbers.get(secretHash) ?? null;
  }

  async list(shelf: number) {
    return [...this.shelves[shelf]].map(([design, versions]) => ({
      design,
      removed: versions.at(-1)!.unit === null,
      versions: versions.map(({ id }) => id),
    }));
  }

  async versions(shelf: number, design: string, since: number, { versions }: Most) {
    return (this.shelves[shelf].get(design) ?? []).slice(since, since + versions);
  }

  async append(shelf: number, design: string, version: KeptVersion, _at: number, room: ShelfLimits) {
    const designs = this.shelves[shelf];
    const versions = designs.get(design) ?? [];
    const all = [...designs.values()].reduce((sum, each) => sum + each.length, 0);
    const isNext = version.number === versions.length + 1 && versions.every(({ id }) => id !== version.id);
    const hasRoom = versions.length < room.versions && all < room.allVersions;
    if (!isNext || !hasRoom || (versions.length === 0 && designs.size >= room.designs)) return false;
    designs.set(design, [...versions, version]);
    return true;
  }

  async standing(shelf: number, design: string, id: string) {
    const designs = this.shelves[shelf];
    const versions = designs.get(design) ?? [];
    return {
      newest: versions.at(-1) ?? null,
      same: versions.find((version) => version.id === id)?.number ?? null,
      designs: designs.size,
      allVersions: [...designs.values()].reduce((sum, each) => sum + each.length, 0),
    };
  }
}
