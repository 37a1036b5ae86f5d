import { type DesignVersion, LIMITS, type Problem, secret as secretSchema } from '@ironfield/client/api.ts';
import { versionId } from '@ironfield/client/design-version.ts';
import {
  designId,
  type OpenedShelf,
  type SaveDesignRequest,
  type SavedDesign,
  type ShelfContent,
} from '@ironfield/client/shelf.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { unitFromValue } from '@ironfield/mechbay/unit-text.ts';
import type { ShelfLimits } from '../limits/service-limits.ts';
import { malformed, problem } from '../problems.ts';
import type { DesignStanding, KeptVersion, ShelfStore } from '../storage/shelf-store.ts';
import { hashOfSecret, newSecret } from '../tables/secrets.ts';

export interface ShelvesSettings {
  readonly store: ShelfStore;
  readonly limits: ShelfLimits;
  readonly now: () => number;
}

type Answer<T> = Promise<Result<T, Problem>>;

const ONE_ANSWER = { versions: LIMITS.versions, bytes: LIMITS.versionBytes };
const JUST_ONE = { versions: 1, bytes: 1 };

/**
 * Designs of people without an account: the secret of a shelf gives access to it. A shelf only grows; even a deletion
 * is a version.
 */
export class Shelves {
  private readonly settings: ShelvesSettings;

  constructor(settings: ShelvesSettings) {
    this.settings = settings;
  }

  async open(secret = newSecret()): Answer<OpenedShelf> {
    if (!secretSchema.safeParse(secret).success) return NO_SHELF;
    const { store, now } = this.settings;
    await store.open(hashOfSecret(secret), now());
    return accepted({ secret });
  }

  look(secret: string): Answer<ShelfContent> {
    return this.onShelf(secret, async (shelf) => {
      const designs = await this.settings.store.list(shelf);
      return accepted({ designs: designs.map((each) => ({ ...each, versions: [...each.versions] })) });
    });
  }

  versions(secret: string, design: string, since: number): Answer<readonly DesignVersion[]> {
    return this.onShelf(secret, async (shelf) => {
      const found = await this.settings.store.versions(shelf, design, since, ONE_ANSWER);
      if (found.length > 0) return accepted(found.map(versionFrom));
      const [first] = since > 0 ? await this.settings.store.versions(shelf, design, 0, JUST_ONE) : [];
      return first ? accepted([]) : problem('unknown-design', 'There is no such design on this shelf');
    });
  }

  /** Legal or not: a design may be on its way. But it is one, and it is kept as it came. */
  save(secret: string, design: string, request: SaveDesignRequest): Answer<SavedDesign> {
    return this.onShelf(secret, async (shelf) => {
      if (!designId.safeParse(design).success)
        return problem('unknown-design', 'A design is named with 8 to 64 letters, digits, - and _');
      const { basis, savedAt, unit, note } = request;
      const read = unit === null ? null : unitFromValue(unit);
      if (read && !read.ok)
        return malformed(read.error.map((message) => ({ message: message.slice(0, MAX_MESSAGE) })));
      const version: KeptVersion = {
        number: basis + 1,
        id: versionId({ savedAt, unit, note }),
        savedAt,
        unit: unit === null ? null : JSON.stringify(unit),
        note,
      };
      return this.append(shelf, design, version);
    });
  }

  private async append(shelf: number, design: string, version: KeptVersion): Answer<SavedDesign> {
    const { store, limits, now } = this.settings;
    for (let tries = 0; tries < 10; tries++) {
      if (await store.append(shelf, design, version, now(), limits))
        return accepted({ number: version.number });
      const standing = await store.standing(shelf, design, version.id);
      if (standing.same !== null) return accepted({ number: standing.same });
      const reason = whyNotAdded(standing, version.number, limits);
      if (reason) return refused(reason);
    }
    return problem('unavailable', 'The shelf is too busy; try again');
  }

  private async onShelf<T>(secret: string, body: (shelf: number) => Answer<T>): Answer<T> {
    const isWellFormed = secretSchema.safeParse(secret).success;
    const shelf = isWellFormed ? await this.settings.store.find(hashOfSecret(secret)) : null;
    return shelf === null ? NO_SHELF : body(shelf);
  }
}

/** Messages may quote what was sent; what was sent may be long. */
const MAX_MESSAGE = 300;

const NO_SHELF = problem('unknown-shelf', 'There is no shelf with this secret');

const versionFrom = ({ unit, ...version }: KeptVersion): DesignVersion => ({
  ...version,
  unit: unit === null ? null : JSON.parse(unit),
});

function whyNotAdded(standing: DesignStanding, number: number, limits: ShelfLimits): Problem | null {
  const { newest, designs, allVersions } = standing;
  const last = newest?.number ?? 0;
  if (number !== last + 1) {
    const there = last === 0 ? 'no version of it' : `version ${last}`;
    const message = `This was made from version ${number - 1}, but there is ${there}; look at that first`;
    return { code: 'stale', message, ...(newest && { newest: versionFrom(newest) }) };
  }
  if (number > limits.versions) return full(`a design of ${limits.versions} versions`);
  if (allVersions >= limits.allVersions) return full(`a shelf of ${limits.allVersions} versions`);
  if (number === 1 && designs >= limits.designs) return full(`a shelf of ${limits.designs} designs`);
  return null;
}

const full = (what: string): Problem => ({
  code: 'full',
  message: `There is no room left: nothing is added to ${what}`,
});
