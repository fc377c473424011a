import type { IrrelevantClause } from './run-irrelevance.ts'

/** Those of the seen set. */
export const englishClauses: readonly IrrelevantClause[] = [
  { kind: 'greeting', clause: 'Hi there, hope you are having a good week' },
  { kind: 'thanks', clause: 'Thank you so much for your help' },
  { kind: 'apology', clause: 'Sorry for writing so late' },
  { kind: 'story', clause: 'My sister just got back from a long trip' },
  { kind: 'weather', clause: 'It has been raining all day' },
  { kind: 'hurry', clause: 'I am in a hurry' },
  { kind: 'wishes', clause: 'All the best to you and your team' },
  { kind: 'other question', clause: 'Who won the game last night?' },
  { kind: 'bot', clause: 'Are you a real person?' },
  { kind: 'work', clause: 'I start a new job on Monday' },
  { kind: 'mood', clause: 'Honestly I am a bit tired of searching' },
  { kind: 'phone', clause: 'I am typing this on my phone' },
]
