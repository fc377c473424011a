import type { Daytime } from '../listing-facts.ts'

interface Sky {
  /** From the top down to the horizon. */
  sky: readonly [string, string, string]
  /** Everything that does not shine is mixed with this colour. */
  ambient: string
  cloud: string
}

export interface Light extends Sky {
  /** How much of the ambient colour is mixed in, 0 to 1. */
  strength: number
  /** How many windows are lit, 0 to 1. */
  lit: number
  /** How far a lamp's glow carries, 0 to 1. */
  glow: number
  /** Glass of a dark window, top and bottom. */
  glass: readonly [string, string]
  /** Sun or moon: how far across and down the sky it stands, 0 to 1. */
  sun: { across: number; down: number; radius: number; colour: string } | null
  stars: boolean
}

const skies: Readonly<Record<Daytime, readonly Sky[]>> = {
  morning: [
    { sky: ['#8fc1de', '#cfe4e6', '#fde2c6'], ambient: '#ffe9cf', cloud: '#fff6ea' },
    { sky: ['#a8c8d8', '#e2e4dc', '#fbd3c0'], ambient: '#ffe1d2', cloud: '#fffaf4' },
    { sky: ['#86bcc4', '#c4e0d6', '#f8ecc9'], ambient: '#f6f0d4', cloud: '#fdfaef' },
  ],
  noon: [
    { sky: ['#62aee0', '#a4d4ee', '#e2f2f3'], ambient: '#ffffff', cloud: '#ffffff' },
    { sky: ['#7cc0dc', '#b8dfe6', '#eef5e6'], ambient: '#fffdf0', cloud: '#ffffff' },
    { sky: ['#5a9fd4', '#92c6ea', '#d4ebf6'], ambient: '#f4faff', cloud: '#ffffff' },
  ],
  golden: [
    { sky: ['#7aa7cc', '#f3d3a2', '#f9a866'], ambient: '#f39a4f', cloud: '#ffe3bd' },
    { sky: ['#92a8d0', '#eec0ac', '#f7957c'], ambient: '#ee8a66', cloud: '#ffdcc9' },
    { sky: ['#6fb0b8', '#d9d9a0', '#f6c065'], ambient: '#efae52', cloud: '#fdf0c6' },
  ],
  dusk: [
    { sky: ['#34386f', '#96628f', '#f4a57c'], ambient: '#453a78', cloud: '#d98f97' },
    { sky: ['#2c4a78', '#6f7ea6', '#f1b99a'], ambient: '#38507f', cloud: '#b9a0ae' },
    { sky: ['#46356b', '#b9637f', '#fbb06a'], ambient: '#593a70', cloud: '#ec9a86' },
    { sky: ['#1f5570', '#5b93a0', '#f3cf9c'], ambient: '#2f5a74', cloud: '#a9bcb4' },
  ],
  night: [
    { sky: ['#0c1435', '#1f2f63', '#4a5d97'], ambient: '#14204f', cloud: '#2c3b70' },
    { sky: ['#0b2233', '#17405a', '#3f7486'], ambient: '#123450', cloud: '#245069' },
    { sky: ['#1a1238', '#352a63', '#6a5590'], ambient: '#241b52', cloud: '#43376f' },
  ],
}

const hours: Readonly<Record<Daytime, Omit<Light, keyof Sky>>> = {
  morning: {
    strength: 0.07,
    lit: 0.4,
    glow: 0.45,
    glass: ['#dcebf0', '#9fc2d2'],
    sun: { across: 0.2, down: 0.66, radius: 32, colour: '#fff3d2' },
    stars: false,
  },
  noon: {
    strength: 0.02,
    lit: 0.22,
    glow: 0.35,
    glass: ['#d5eaf3', '#8fbcd4'],
    sun: { across: 0.8, down: 0.24, radius: 30, colour: '#fff4c4' },
    stars: false,
  },
  golden: {
    strength: 0.14,
    lit: 0.6,
    glow: 0.65,
    glass: ['#f4d9b0', '#c98f6b'],
    sun: { across: 0.82, down: 0.78, radius: 42, colour: '#fff0c2' },
    stars: false,
  },
  dusk: { strength: 0.27, lit: 0.82, glow: 0.9, glass: ['#8d8bb0', '#555485'], sun: null, stars: true },
  night: {
    strength: 0.47,
    lit: 0.8,
    glow: 1,
    glass: ['#32447a', '#1e2b57'],
    sun: { across: 0.82, down: 0.26, radius: 25, colour: '#f7ecc8' },
    stars: true,
  },
}

/** The light of an hour; `variant` from 0 up to 1 chooses among its skies, and the side on which the sun stands. */
export function lightOf(daytime: Daytime, variant: number): Light {
  const variants = skies[daytime]
  const sky = variants[Math.floor(variant * variants.length)] ?? variants[0]
  if (!sky) throw new Error(`no sky for ${daytime}`)
  const hour = hours[daytime]
  const mirrored = Math.floor(variant * 97) % 2 === 1
  return { ...sky, ...hour, sun: hour.sun && mirrored ? { ...hour.sun, across: 1 - hour.sun.across } : hour.sun }
}
