/** What an answer of the guide is about, by its trace. */
export function aboutOf({ skill, skills }: Record<string, unknown>): Record<string, unknown> {
  return { ...(skill === undefined ? {} : { skill }), ...(skills === undefined ? {} : { skills }) }
}
