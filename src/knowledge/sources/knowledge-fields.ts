import { type Static, Type } from 'typebox'
import { requiredText, text, trimmedText } from '../../platform/fields.ts'
import { longestAddress } from './web-address.ts'

/** What one chatbot may have of each (docs/knowledge.md). */
export const mostOf = { files: 1_000, pages: 3_000, questions: 3_000, sitemapPages: 10_000, rows: 20_000 }

const address = (description: string) => Type.Optional(trimmedText({ description, maxLength: longestAddress }))

/** A question and what is answered to it. */
export const QuestionWithAnswer = Type.Object({
  key: requiredText({ description: 'A question', maxLength: 2_000 }),
  value: requiredText({ description: 'Its answer, which is given word for word', maxLength: 20_000 }),
})

/** What EditKnowledge takes besides the chatbot. */
export const KnowledgeInput = Type.Object({
  SiteMapUrl: address('Address of a sitemap, or of an index of sitemaps; "": none'),
  EnableSyncSiteMap: Type.Optional(Type.Boolean({ description: 'Whether the sitemap and its pages are read again' })),
  SyncSiteMapDays: Type.Optional(
    Type.Unsafe<30 | 7 | 1>({
      type: 'integer',
      enum: [30, 7, 1],
      description: 'After how many days they are read again; 30 unless it was set',
    }),
  ),
  fileList: Type.Optional(
    Type.Array(
      Type.Unsafe<string | number>({
        type: ['string', 'integer'],
        maxLength: 100,
        description: 'Id of an uploaded file, as text or integer',
      }),
      { description: 'Documents to learn from', maxItems: mostOf.files },
    ),
  ),
  text: Type.Optional(text({ description: 'Text to learn from; "": none', maxLength: 500_000 })),
  googleSheetUrl: address('Address of a table that is published as CSV; "": none'),
  isRetrainGoogleSheet: Type.Optional(Type.Boolean({ description: 'Has the table fetched again' })),
  websiteList: Type.Optional(
    Type.Array(
      Type.Object({
        url: requiredText({ description: 'Address of a page', maxLength: longestAddress }),
        retrain: Type.Optional(Type.Boolean({ description: 'Has it learned again although it has not changed' })),
      }),
      { description: 'Pages to learn from', maxItems: mostOf.pages },
    ),
  ),
  qaList: Type.Optional(
    Type.Array(QuestionWithAnswer, { description: 'Questions with their answers', maxItems: mostOf.questions }),
  ),
})

export type KnowledgeChange = Static<typeof KnowledgeInput>
