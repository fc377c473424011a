export type LocalLanguage = 'Spanish' | 'French' | 'German' | 'Portuguese' | 'Chinese'

/** What agents say at home, where it is not English. */
export interface LocalTexts {
  said: readonly string[]
  denied?: readonly string[]
}

/** How listings speak of a feature, with the truth of each phrase. An entry is [Key, value] of ExtensionColumn. */
export interface FeatureTexts {
  name: string
  /** Share of the listings that speak of it, and how many of those say no. */
  share: number
  deniedShare: number
  said: readonly string[]
  saidEntries?: readonly (readonly [string, string])[]
  denied?: readonly string[]
  deniedEntries?: readonly (readonly [string, string])[]
  local?: Partial<Record<LocalLanguage, LocalTexts>>
}

// biome-ignore format: a phrase list is one thing
export const featureTexts: readonly FeatureTexts[] = [
  {
    name: 'pool', share: 0.22, deniedShare: 0.35,
    said: ['Heated swimming pool.', 'The backyard has a pool.', 'Community pool for residents.', 'No smoking, heated pool.', 'In-ground pool with a cover.'],
    saidEntries: [['Pool', 'Heated'], ['Pool', 'Yes']],
    denied: ['There is no pool or hot tub.', 'No pool.', 'Sold without a pool.'],
    deniedEntries: [['Pool', 'No'], ['Pool', 'None']],
  },
  {
    name: 'pets allowed', share: 0.24, deniedShare: 0.45,
    said: ['Pets allowed.', 'A pet friendly building.', 'Pet-friendly.', 'No smoking, pets allowed.', 'Pets are welcome.', 'Pets considered.', 'Dog friendly.', 'Cats only.', 'Pets welcome, no dogs.'],
    saidEntries: [['Pets', 'Allowed'], ['Pets allowed', 'Yes']],
    denied: ['No pets.', 'Sorry, no pets allowed.', 'Pets are not allowed.', 'No pets, no smoking.'],
    deniedEntries: [['Pets', 'Not allowed'], ['Pets', 'No'], ['Pets allowed', 'No']],
  },
  {
    name: 'waterfront', share: 0.1, deniedShare: 0.35,
    said: ['Waterfront with a private dock.', 'Rare waterfront setting.'],
    saidEntries: [['Waterfront', 'Yes']],
    denied: ['Not waterfront, but a short walk to the lake.'],
    deniedEntries: [['Waterfront', 'No']],
  },
  {
    name: 'view', share: 0.2, deniedShare: 0.2,
    said: ['Mountain views from the bedroom.', 'A wide view over the valley.', 'Lake view.'],
    saidEntries: [['View', 'Mountain'], ['View', 'City']],
    denied: ['No view, but very private.'],
    deniedEntries: [['View', 'None']],
  },
  {
    name: 'fireplace', share: 0.22, deniedShare: 0.25,
    said: ['Gas fireplace in the living room.', 'Two fireplaces.', 'Cozy wood-burning fireplace.'],
    saidEntries: [['Fireplaces', '2'], ['Fireplace', 'Yes']],
    denied: ['No fireplace.'],
    deniedEntries: [['Fireplaces', '0'], ['Fireplace', 'No']],
  },
  {
    name: 'basement', share: 0.18, deniedShare: 0.3,
    said: ['Finished basement.', 'Full basement with its own entrance.'],
    saidEntries: [['Basement', 'Finished']],
    denied: ['There is no basement.', 'Built on a slab, no basement.'],
    deniedEntries: [['Basement', 'None']],
  },
  {
    name: 'renovated', share: 0.18, deniedShare: 0.12,
    said: ['Fully renovated two years ago.', 'Remodeled kitchen.', 'Recently remodeled from top to bottom.', 'Beautifully renovated.'],
    saidEntries: [['Condition', 'Renovated']],
    denied: ['Never been renovated.', 'Not renovated, priced to match.'],
  },
  {
    name: 'furnished', share: 0.14, deniedShare: 0.45,
    said: ['Fully furnished.', 'Comes furnished.'],
    saidEntries: [['Furnished', 'Yes']],
    denied: ['Unfurnished.', 'Comes unfurnished.'],
    deniedEntries: [['Furnished', 'No']],
  },
  {
    name: 'air conditioning', share: 0.2, deniedShare: 0.25,
    said: ['Central air conditioning.', 'AC in every room.', 'New A/C.', 'Air conditioning and heating included.'],
    saidEntries: [['Cooling', 'Air conditioning']],
    denied: ['No AC.', 'No air conditioning.', 'Comes without air conditioning.'],
    deniedEntries: [['Air conditioning', 'No']],
  },
  {
    name: 'balcony', share: 0.14, deniedShare: 0.2,
    said: ['Sunny balcony.', 'Two balconies.', 'South-facing balcony off the kitchen.'],
    denied: ['No balcony.', 'Without a balcony.'],
    deniedEntries: [['Balcony', 'No']],
  },
  {
    name: 'garden', share: 0.14, deniedShare: 0.1,
    said: ['Mature garden.', 'Private garden with fruit trees.'],
    saidEntries: [['Outside', 'Garden']],
    denied: ['No garden to look after.'],
  },
  {
    name: 'fenced yard', share: 0.1, deniedShare: 0.1,
    said: ['Fenced yard.', 'Large fenced yard for play.'],
    saidEntries: [['Outside', 'Fenced yard']],
    denied: ['No fenced yard.'],
  },
  {
    name: 'hardwood floors', share: 0.14, deniedShare: 0,
    said: ['Hardwood floors throughout.', 'Oak hardwood floors.'],
    saidEntries: [['Flooring', 'Hardwood floors']],
  },
  {
    name: 'solar panels', share: 0.08, deniedShare: 0.15,
    said: ['Solar panels on the roof.', 'Owned solar panels.'],
    saidEntries: [['Energy', 'Solar panels']],
    denied: ['No solar panels.'],
  },
  {
    name: 'elevator', share: 0.12, deniedShare: 0.4,
    said: ['Building with elevator.', 'An elevator serves all floors.'],
    saidEntries: [['Elevator', 'Yes']],
    denied: ['Third floor, no elevator.', 'The building has no elevator.'],
    deniedEntries: [['Elevator', 'No']],
  },
  {
    name: 'gym', share: 0.08, deniedShare: 0.15,
    said: ['Residents share a gym.', 'Gym on the ground floor.'],
    saidEntries: [['Amenities', 'Gym, bike room']],
    denied: ['The building has no gym.'],
  },
  {
    name: 'hot tub', share: 0.08, deniedShare: 0.1,
    said: ['Hot tub under the stars.', 'Private hot tub.'],
    denied: ['No hot tub.'],
  },
  {
    name: 'deck', share: 0.1, deniedShare: 0.1,
    said: ['Large deck for summer evenings.', 'Two decks.'],
    denied: ['No deck.'],
  },
  {
    name: 'skylight', share: 0.06, deniedShare: 0,
    said: ['Skylights in the attic.', 'A skylight brightens the stairs.'],
  },
  {
    name: 'wine cellar', share: 0.04, deniedShare: 0.1,
    said: ['A wine cellar for 400 bottles.', 'Temperature-controlled wine cellar.'],
    denied: ['No wine cellar.'],
  },
  {
    name: 'sauna', share: 0.05, deniedShare: 0.1,
    said: ['Finnish sauna.', 'Sauna and plunge bath.'],
    denied: ['No sauna.'],
  },
  {
    name: 'koi pond', share: 0.03, deniedShare: 0,
    said: ['A koi pond by the front path.', 'Quiet courtyard with a koi pond.'],
  },
  {
    name: 'chicken coop', share: 0.03, deniedShare: 0.1,
    said: ['Chicken coop behind the house.', 'Includes a chicken coop.'],
    denied: ['No chicken coop allowed here.'],
  },
  {
    name: 'heat pump', share: 0.1, deniedShare: 0,
    said: ['New heat pump.', 'Heat pump installed last year.'],
    saidEntries: [['Heating', 'Heat pump']],
  },
  {
    name: 'wheelchair accessible', share: 0.05, deniedShare: 0.25,
    said: ['Wheelchair accessible throughout.', 'Wheelchair accessible entrance.'],
    saidEntries: [['Accessibility', 'Wheelchair accessible']],
    denied: ['Not wheelchair accessible.'],
  },
  {
    name: 'step-free', share: 0.05, deniedShare: 0,
    said: ['Step-free entrance.', 'Step-free from street to kitchen.'],
    saidEntries: [['Access', 'Step-free']],
  },
  {
    name: '55+ community', share: 0.03, deniedShare: 0,
    said: ['In a 55+ community.', '55+ community with a clubhouse.'],
  },
  {
    name: 'section 8 accepted', share: 0.04, deniedShare: 0.3,
    said: ['Section 8 accepted.'],
    denied: ['Section 8 not accepted.'],
  },
]

/** Sentences that say nothing of any feature, some of them with words that only look like one. */
export const plainTexts = [
  'Light fills the rooms all day.',
  'Quiet street close to shops and the bus.',
  'The owner has reviewed every system of the home.',
  'The kitchen opens to the dining room.',
  'Two blocks from the carpool lane and the station.',
  'Walk to the park and the farmers market.',
  'Wine fridge in the kitchen.',
  'A pond and a small creek are across the road.',
  'New roof last spring.',
  'Plenty of storage under the stairs.',
  'Deep bathtub upstairs.',
  'Tall windows to the south.',
] as const
