import type { PaletteName, Season } from '../listing-facts.ts'

export interface Palette {
  wall: string
  /** A second wall material: gables, bays, bases. */
  accent: string
  trim: string
  roof: string
  door: string
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  barn: { wall: '#a8473d', accent: '#8d3a33', trim: '#f6ead8', roof: '#4d4a50', door: '#2f4b54' },
  brick: { wall: '#b4664a', accent: '#98503a', trim: '#f0e2cf', roof: '#57474a', door: '#2f5b57' },
  butter: { wall: '#f2d58a', accent: '#e8bf66', trim: '#fffaf0', roof: '#7d5a4c', door: '#2f7f86' },
  cedar: { wall: '#b9794b', accent: '#8e5a3a', trim: '#f3e6d2', roof: '#474b52', door: '#d9a441' },
  charcoal: { wall: '#4d535b', accent: '#b98a5c', trim: '#e9e4da', roof: '#33373d', door: '#d9793b' },
  clay: { wall: '#d58a66', accent: '#bd6f4f', trim: '#fbeedd', roof: '#6a4a45', door: '#35647a' },
  cream: { wall: '#f3e7cf', accent: '#dcc7a0', trim: '#ffffff', roof: '#5d6068', door: '#a83e38' },
  moss: { wall: '#7f8a5c', accent: '#b08a58', trim: '#f4ead3', roof: '#54483f', door: '#8f3f34' },
  navy: { wall: '#3f5a7d', accent: '#34496a', trim: '#f5efe2', roof: '#4a4a54', door: '#e0a63c' },
  plum: { wall: '#86617f', accent: '#c79bb0', trim: '#fbf0e6', roof: '#4b4359', door: '#e3b04b' },
  rose: { wall: '#e3a99b', accent: '#cf8d80', trim: '#fff6ee', roof: '#6b5560', door: '#4d6a58' },
  sage: { wall: '#a9b995', accent: '#8aa07c', trim: '#fdf8ec', roof: '#5d5a57', door: '#b5543d' },
  sand: { wall: '#e2cfae', accent: '#cdb38a', trim: '#fdf6e8', roof: '#8b6a55', door: '#3d7a74' },
  slate: { wall: '#8499a8', accent: '#6d8291', trim: '#f7f4ec', roof: '#454e59', door: '#c9563f' },
  teal: { wall: '#5e9a97', accent: '#4a817f', trim: '#fbf5e6', roof: '#56504f', door: '#e2b04a' },
  linen: { wall: '#f6f1e6', accent: '#c49a6c', trim: '#ffffff', roof: '#3f444b', door: '#4f7f8c' },
}

/** Leaf colours by season, for the trees that lose their leaves. */
export const leaves: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#9ccb6b', '#f3b7c4', '#86bd63', '#f7cdd3'],
  summer: ['#5f9a52', '#74ab58', '#4f8a4f', '#82b35f'],
  autumn: ['#d9772f', '#e0a032', '#b8472f', '#c98b2e'],
  winter: ['#8a7f76', '#7c736c', '#8a7f76', '#7c736c'],
}
