import type { DocumentRows } from './command-row.ts'
import { say } from './what-readers-do.ts'

const start = { spare: 'embeddings', until: /Porchlight is ready on/ }

export const knowledgeRows: DocumentRows = {
  document: 'docs/knowledge.md',
  rows: [
    {
      command: `curl "$BASE/chat/Chatbot/EditKnowledge" -H "Authorization: $SECRET_KEY" -H 'Content-Type: application/json' \\
  -d '{"serialNumber":"'$SERIAL'","qaList":[{"key":"Do you charge application fees?","value":"Yes: $45 for each adult."}]}'`,
      says: /"Success":true,"Code":200/,
    },
    {
      command: 'npx porchlight knowledge add handbook.pdf --url https://www.example.com/fees',
      says: /(\d+) of \1 learned/,
    },
    { command: 'PORCHLIGHT_EMBEDDING_MODEL=openai/text-embedding-3-small npm start', ...start },
    { command: 'PORCHLIGHT_EMBEDDING_MODEL=google/gemini-embedding-001 npm start', ...start },
    { command: 'PORCHLIGHT_EMBEDDING_MODEL=compatible/nomic-embed-text npm start', ...start },
    { command: 'PORCHLIGHT_EMBEDDING_MODEL=./models/multilingual-e5-small npm start', ...start },
    {
      command: 'npx porchlight knowledge missing',
      before: (stage) => say(stage, 'Do you take part in the parade of the volunteer fire brigade?'),
      says: /fire brigade/,
      after: (stage, { stdout }) =>
        stage.own.set('123', /porchlight knowledge answer (\d+) /.exec(stdout)?.[1] ?? 'none'),
    },
    {
      command:
        'npx porchlight knowledge answer 123 "We are open Monday to Friday, 9 to 5." --question "What are your office hours?"',
      says: /Stored\. “What are your office hours\?” is answered so from now on\./,
    },
  ],
}
