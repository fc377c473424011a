import type { AuditReport } from 'porchlight/client'

type Finding = AuditReport['findings'][number]

export interface Comparison {
  /** Differences that the earlier audit did not find. */
  added: Finding[]
  /** Those that only it found. */
  gone: Finding[]
  /** In both. */
  same: number
  /** The earlier one asked other requests, so that what is gone may only not have been asked. */
  askedOthers: boolean
}

const nameOf = ({ part, class: group, asked }: Finding): string => JSON.stringify([part, group, asked])

/** What became of the differences since an earlier audit. */
export function compareAudits(now: AuditReport, before: AuditReport): Comparison {
  const former = new Set(before.findings.map(nameOf))
  const current = new Set(now.findings.map(nameOf))
  const added = now.findings.filter((each) => !former.has(nameOf(each)))
  return {
    added,
    gone: before.findings.filter((each) => !current.has(nameOf(each))),
    same: now.findings.length - added.length,
    askedOthers: JSON.stringify([...now.requests].sort()) !== JSON.stringify([...before.requests].sort()),
  }
}
