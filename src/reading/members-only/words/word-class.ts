/**
 * What a word of a column's name, or of a text, can mean for the question of whom it is for. A word may have several: the
 * rules of judge-name.ts and judge-text.ts are made of these classes alone, never of whole names.
 */
export const wordClasses = [
  /** Written words that somebody adds: remarks, notes. */
  'remark',
  'instruction',
  'info',
  /** Whoever works in the trade: agents, brokers, offices, members. */
  'colleague',
  'only',
  /** Weak: a pool may be private too. */
  'private',
  /** Weak: areas and laundries are internal too. */
  'internal',
  'use',
  /** Strong: never part of the name of a feature. */
  'confidential',
  /** Strong: how colleagues are to show a home. */
  'showing',
  /** Weak: visitors visit too. */
  'visit',
  'appointment',
  'notice',
  'lockbox',
  'key',
  'box',
  'lock',
  'place',
  /** Who has a key meanwhile, and where it lies: with, neighbour, doorman. */
  'holder',
  /** What opens by a code. */
  'device',
  'code',
  /** Codes by themselves: combo, passcode. */
  'combo',
  'owner',
  'occupant',
  'buyer',
  /** Of a bank: whose number pays somebody. */
  'account',
  /** By which a person is known or reached. */
  'contact',
  /** What makes an owner or a tenant part of a public fact: owner pays, owner's suite. */
  'feature',
  'association',
  /** What agents get. */
  'pay',
  /** What agents get and what buyers pay, where one word says both. */
  'provision',
  /** What buyers pay, and must be told, unless it is shared. */
  'fee',
  /** Pay where another word says whose: comp, split. */
  'share',
  /** How pay is told: rate, fee. */
  'part',
  'percent',
  /** Agents that work together; a home may be a co-op too. */
  'coop',
  /** Pay as letters alone: BAC. */
  'payLetters',
  /** Which side of a sale gets it. */
  'side',
  'free',
  'room',
  'motive',
  'reason',
  'sale',
  'limit',
  'price',
  'public',
  'not',
  /** Parts of numbers by which homes and people are told apart. */
  'id',
  /** Only in texts: would take. */
  'accept',
  'less',
  'tell',
  /** How many: of people and places rather than who. */
  'quantity',
  /** Parts of names that mean nothing here; so that words written as one can be told apart. */
  'plain',
] as const

export type WordClass = (typeof wordClasses)[number]

/** The words of a language, by class: in lower case, of the singular or as they are used. A class that it lacks needs none. */
export type MemberWords = Partial<Record<WordClass, string>>
