import type { McpTool } from './tool.ts'
import { askFirm } from './tools/ask-firm.ts'
import { compare } from './tools/compare.ts'
import { figures } from './tools/figures.ts'
import { getListing } from './tools/get-listing.ts'
import { leaveContact } from './tools/leave-contact.ts'
import { payment } from './tools/payment.ts'
import { requestTour } from './tools/request-tour.ts'
import { searchListings } from './tools/search-listings.ts'
import { tourTimes } from './tools/tour-times.ts'

/** THE TABLE of the tools, in the order in which they are told of. */
export const mcpTools: readonly McpTool[] = [
  searchListings,
  getListing,
  compare,
  figures,
  payment,
  tourTimes,
  requestTour,
  leaveContact,
  askFirm,
]
