/** How far a message has come, in the provider's words; those that are not here are before all ends. */
const stages: Readonly<Record<string, number>> = {
  accepted: 1,
  scheduled: 1,
  queued: 2,
  sending: 3,
  sent: 4,
  canceled: 5,
  failed: 5,
  undelivered: 5,
  delivered: 5,
  read: 6,
}

/** Whether what is told is news: the provider's calls overtake each other, and nothing comes after an end. */
export function isFurther(told: string, known: string | null): boolean {
  return known === null || stageOf(told) > stageOf(known)
}

function stageOf(status: string): number {
  return stages[status] ?? 0
}
