import { Icon } from '../../../ui/icons.tsx';

export interface Layers {
  readonly control: boolean;
  readonly supply: boolean;
}

interface LayerButtonsProps {
  readonly layers: Layers;
  onLayer(layer: keyof Layers): void;
}

export function LayerButtons({ layers, onLayer }: LayerButtonsProps) {
  return (['control', 'supply'] as const).map((layer) => (
    <button
      key={layer}
      type="button"
      className="button"
      aria-pressed={layers[layer]}
      title={LAYER_WORDS[layer]}
      aria-label={LAYER_WORDS[layer]}
      onClick={() => onLayer(layer)}
    >
      <Icon name={layer === 'control' ? 'aim' : 'chain'} />
    </button>
  ));
}

const LAYER_WORDS = { control: 'Who controls what', supply: 'Where your supplies reach' } as const;
