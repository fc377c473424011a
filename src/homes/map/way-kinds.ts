/** Ways by what they are for, the least first: that is the order they are drawn in. */
export const wayKinds = ['rail', 'path', 'lane', 'street', 'middle', 'main', 'motorway'] as const
export type WayKind = (typeof wayKinds)[number]
