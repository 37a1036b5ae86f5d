import type { Order } from '../../orders.ts';

export const chooseAerospace = (order: Order | null): Order | null => order;
