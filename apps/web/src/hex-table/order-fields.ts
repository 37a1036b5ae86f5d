// The names of the fields of a game's orders: the shared table knows orders by the purpose of their fields.

/** The names that an order, or an entry of its list, has for something. */
type NamesIn<Order> = Order extends unknown
  ? Extract<
      keyof { [Name in keyof Order as string extends Name ? never : Exclude<Name, 'type'>]: true },
      string
    >
  : never;

type EntriesIn<Order> = Order extends unknown
  ? { [Name in keyof Order]: Order[Name] extends readonly (infer Entry)[] ? Entry : never }[keyof Order]
  : never;

export interface OrderFields<Name extends string = string, EntryName extends string = string> {
  /** The unit that gets the order, by its number. */
  readonly unit: Name;
  /** A part of a unit, where it gets the order alone; the menu says whose part it is. */
  readonly parts?: readonly Name[];
  /** Its destination, by printed number. */
  readonly to: Name;
  /** Its facing there. Absent: units have no facing. */
  readonly facing?: Name;
  /** Its stance for an attack: chosen before the target. */
  readonly stance?: readonly Name[];
  /** Of those, by how much it is turned from where it faces. */
  readonly twist?: Name;
  /** The targets, in an order or in the entries of its list. */
  readonly targets: readonly (Name | EntryName)[];
}

/** Only names that orders of the game have. */
export type OrderFieldsOf<Order> = OrderFields<NamesIn<Order>, NamesIn<EntriesIn<Order>>>;
