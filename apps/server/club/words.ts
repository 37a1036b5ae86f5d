/** Plain words for recovery phrases: no two begin with the same four letters, so those four are enough. */
export const WORDS: readonly string[] = `
acorn alley almond amber anchor ankle apple apricot apron arch arctic artist ash atlas attic autumn avenue axle
badge bagel baker balloon bamboo banana banjo banner barber barley barn barrel basket bass beach beaver beetle bell
berry bicycle birch bird biscuit bison blanket blossom boat bonfire boot bottle boulder bowl bracket brass bread
breeze brick brook brother bucket buffalo bugle bundle bunny burrow butter cabbage cabin cable cactus cake camel
candle canoe canvas canyon caramel cardinal carpet carrot cashew castle cattle cave cedar cello chalk chapel cherry
chest chicken chimney cider cinema cinnamon citrus clarinet clay clever cloak clover cobalt coconut coffee comet
compass copper coral cotton country cousin cradle crane crater crayon cream cricket crimson crow crystal cup curtain
cushion cyclone cypress daisy dancer dawn deer delta desert diamond dinner dolphin donkey dragon drum duck dune
eagle earth echo elbow elder elephant emerald engrave evening fable fabric falcon family farmer feather fence fern
ferry fiddle finch fjord flag flame flannel flask flock flour flower flute fog forest fossil fountain fox fruit
galaxy gallery garden garlic garnet gate gazelle gentle giant ginger giraffe glacier glass glove gold goose gorilla
grape grass gravel green guitar gull hammer hamster harbour harvest hawk hazel hedge heron hickory hippo honey hood
horizon hornet horse humble ibex iceberg igloo indigo insect iron island ivory ivy jacket jaguar jasmine jelly jewel
jigsaw journey jug juice juniper kayak kettle kitchen kite kitten koala lagoon lake lamp lantern lark lattice laurel
lavender leaf lemon lentil leopard lettuce lilac lily lime linen lion lizard lobster locket lotus lunar magnet
magpie mango mantle maple marble market maroon meadow melody mermaid metal meteor mineral mint mirror mitten monkey
month moon morning mosaic moss mother motor mountain muffin museum mushroom music mustard napkin nature navy needle
nest nickel noodle novel nugget nutmeg oak oasis ocean octopus olive onion opal opera orchard organ otter oven owl
oxygen oyster paddle palace palm panda papaya parade parcel parrot parsley pasta patient peach peanut pear pebble
pelican pencil penguin pepper petal piano picnic pigeon pillow pine pirate pizza planet plaster plum pocket poem
polar pond poppy porridge potato pottery prairie pretzel prince prism pudding pumpkin puppy purple pyramid quartz
queen quill rabbit raccoon radish rainbow raisin ranch raven reef reindeer ribbon rice ripple river robin rocket
rodeo rooster rope rose ruby saddle saffron sail salad salmon salt sandal sapphire satin saturn scarf school scooter
seed shadow shark shell shepherd shore shrimp silk silver singer sister skate sketch sky slipper snail snow soap
soccer sofa solar song soup sparrow spice spider spinach spoon spring spruce squash squirrel star statue steam steel
stone stork straw stream studio sugar summer sun sunset surf swallow swan sweater swim symbol tailor teapot temple
tennis thimble thistle thunder tiger timber toast toffee tomato topaz torch tornado tower toy tractor train trapeze
treasure trellis trumpet tulip tundra tunnel turkey turnip turtle tuxedo twig umbrella uncle unicorn valley vanilla
velvet vessel village vine violet volcano voyage waffle wagon wallet walnut walrus warbler wasp whale wheat whistle
willow window winter wizard wolf wonder wood wool yacht yellow
`
  .trim()
  .split(/\s+/);
