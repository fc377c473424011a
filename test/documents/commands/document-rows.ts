import type { DocumentRows } from './command-row.ts'
import { feedsRows } from './feeds-rows.ts'
import { knowledgeRows } from './knowledge-rows.ts'
import { operatingRows } from './operating-rows.ts'
import {
  answersRows,
  clientRows,
  consoleRows,
  inboxRows,
  licensesRows,
  privacyRows,
  textMessagesRows,
  webhooksRows,
} from './people-rows.ts'
import { readmeRows } from './readme-rows.ts'

/**
 * Every document with commands in it: two readers at once, each with one document after the other. Operating comes last,
 * because it makes a second workspace, of which some commands then want to be told.
 */
export const documentRows: readonly (readonly DocumentRows[])[] = [
  [readmeRows, feedsRows],
  [
    answersRows,
    knowledgeRows,
    inboxRows,
    consoleRows,
    privacyRows,
    webhooksRows,
    textMessagesRows,
    clientRows,
    licensesRows,
    operatingRows,
  ],
]
