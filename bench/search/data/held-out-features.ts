import { type FeatureTexts, featureTexts } from './features.ts'
import { localTexts } from './local-texts.ts'

// biome-ignore format: one feature a line
const more: readonly FeatureTexts[] = [
  { name: 'EV charger', share: 0.05, deniedShare: 0.15, said: ['EV charger in the garage.', 'Two EV chargers.'], denied: ['No EV charger.'] },
  { name: 'home office', share: 0.08, deniedShare: 0, said: ['A quiet home office.', 'Home office with a door.'] },
  { name: 'walk-in closet', share: 0.1, deniedShare: 0.1, said: ['Walk-in closet.', 'Two walk-in closets.'], denied: ['No walk-in closet.'] },
  { name: 'pizza oven', share: 0.02, deniedShare: 0, said: ['Outdoor kitchen with a pizza oven.', 'Brick pizza oven.'] },
  { name: 'wraparound porch', share: 0.06, deniedShare: 0.1, said: ['Wraparound porch.', 'A wraparound porch on three sides.'], denied: ['No wraparound porch.'] },
  { name: 'barn', share: 0.03, deniedShare: 0.1, said: ['A barn for four horses.', 'Old barn on the land.'], denied: ['No barn on the land.'] },
  { name: 'RV parking', share: 0.05, deniedShare: 0.3, said: ['RV parking behind the gate.', 'Space for RV parking.'], denied: ['No RV parking.'] },
  { name: 'granite countertops', share: 0.1, deniedShare: 0, said: ['Granite countertops.', 'Kitchen with granite countertops.'] },
  { name: 'dishwasher', share: 0.1, deniedShare: 0.15, said: ['New dishwasher.', 'Quiet dishwasher.'], denied: ['No dishwasher.'] },
  { name: 'terrace', share: 0.05, deniedShare: 0.1, said: ['A large terrace.', 'Terrace off the living room.'], denied: ['No terrace.'] },
]

/** The first set's features and some more, those that agents abroad speak of also in their words. */
export const heldOutFeatures: readonly FeatureTexts[] = [...featureTexts, ...more].map((feature) => ({
  ...feature,
  local: localTexts[feature.name] ?? {},
}))
