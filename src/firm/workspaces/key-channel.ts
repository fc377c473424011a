/** Channel on which every process hears that some key has changed. */
export const keyChannel = 'porchlight_keys'

/** What is said there when somebody of a firm was signed out, or has another role. */
export function tellTeamChange(workspaceId: number): string {
  return `team ${workspaceId}`
}

/** The workspace whose team has changed; null: keys have. */
export function workspaceOfTeamChange(payload: string | null): number | null {
  const [, id] = /^team (\d+)$/.exec(payload ?? '') ?? []
  return id === undefined ? null : Number(id)
}
