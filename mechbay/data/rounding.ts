// The rounding of construction and Battle Values. Sums of tenths and thirds miss their last digit by a hair in binary,
// and a hair decides nothing.

const HAIR = 1e-9;

export const upTo = (value: number, unit: number): number => Math.ceil(value / unit - HAIR) * unit;

/** Most weights are bought by the half ton. */
export const upToHalf = (tons: number): number => upTo(tons, 0.5);

export const roundUp = (value: number): number => upTo(value, 1);

export const roundDown = (value: number): number => Math.floor(value + HAIR);

/** To the nearest, and a half goes up. */
export const nearest = (value: number, unit = 1): number => Math.floor(value / unit + 0.5 + HAIR) * unit;

/** MT-CONS-02: two decimals, and no more digits than that. */
export const toHundredths = (value: number): number => Number(nearest(value, 0.01).toFixed(2));
