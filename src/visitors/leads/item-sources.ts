import { appointmentItems } from '../tours/appointment-items.ts'
import type { ItemSource } from './item-source.ts'
import { leadItems } from './lead-item-store.ts'

/** THE TABLE: what LeadList lists and its export writes. Of the same moment, an earlier line comes first. */
export const itemSources: readonly ItemSource[] = [leadItems, appointmentItems]
