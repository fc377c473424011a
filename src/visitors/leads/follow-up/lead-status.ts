/** How a lead stands for the firm: nobody has looked at it, somebody works on it, it is over. */
export const leadStatuses = ['new', 'open', 'done'] as const

export type LeadStatus = (typeof leadStatuses)[number]
