import { expect } from 'vitest'
import type { DocumentRows } from './command-row.ts'
import { addOwnChatbot, noteSerial, say } from './what-readers-do.ts'

export const readmeRows: DocumentRows = {
  document: 'README.md',
  rows: [
    // The first one is the server of all tests: commands.test.ts starts it, and reads all that it prints.
    { command: 'npm start' },
    { command: 'npm test', not: 'tests' },
    { command: 'npx porchlight chatbot list', says: /^[0-9a-f]{32}\t.+\tPorchlight demo$/m },
    {
      command: 'npx porchlight chatbot create Name="Harbour Homes" TimeZone=America/Los_Angeles',
      says: /^[0-9a-f]{32}$/m,
      after: noteSerial,
    },
    { command: 'npx porchlight chatbot show SERIAL', says: [/Harbour Homes/, /America\/Los_Angeles/] },
    {
      command: 'npx porchlight chatbot set SERIAL WelcomeMessage="Hello!" Domains=www.example.com',
      says: [/^WelcomeMessage +Hello!$/m, /^Domains +www\.example\.com$/m],
    },
    { command: 'npx porchlight chatbot remove SERIAL', types: 'yes\n', says: [/Harbour Homes/, /is deleted/] },
    {
      command: 'npx porchlight conversation list --search garden',
      before: (stage) => say(stage, 'Homes with a garden?'),
      says: /garden/,
    },
    { command: 'npx porchlight inbox --name "Ana Ruiz"', says: /garden/ },
    { command: 'npx porchlight knowledge add handbook.pdf fees.xlsx', says: /^(\d+) of \1 learned\.$/m },
    {
      command: 'npx porchlight knowledge add --sitemap https://www.example.com/sitemap.xml --every 7',
      says: /^(\d+) of \1 learned\.$/m,
    },
    {
      command:
        'npx porchlight knowledge add --qa "Do you charge application fees?" "Yes: \\$45 for each adult, paid once."',
      says: /^(\d+) of \1 learned\.$/m,
    },
    {
      command: 'npx porchlight knowledge list',
      says: [/handbook\.pdf/, /fees\.xlsx/, /\/hours/, /Do you charge application fees/],
    },
    {
      command: 'npx porchlight knowledge ask "What are your office hours?"',
      says: [/^Our office hours are Monday to Friday, 9 am to 5 pm\.$/m, /\/hours/],
    },
    { command: 'npx porchlight import my-listings.csv --dry-run', before: addOwnChatbot, says: /Bedrooms/ },
    { command: 'npx porchlight import my-listings.csv --chatbot SERIAL', says: /^10 listings added$/m },
    {
      command:
        'npx porchlight import county-sales.csv --chatbot SERIAL --map id=MLSNumber --set City=Seattle --set State=WA --set Status=Sold',
      says: [/^ *1 listing added$/m, /Every home will be Sold/],
    },
    {
      command: 'npx porchlight import nightly-feed.ndjson --chatbot SERIAL --key MLSNumber',
      says: /^1 row was there already/m,
    },
    {
      command: 'npx porchlight feed add mls https://feeds.example.com/homes.csv --every 1h --prune --chatbot SERIAL',
      says: /mls/,
    },
    {
      command:
        'npx porchlight ask "Which homes have 3 bedrooms and a garden?" "only those under 600k" --chatbot SERIAL',
      says: [/Alder Lane/, /garden/],
      after: (_stage, { stdout }) => expect(stdout).not.toMatch(/\]\(|\*\*|No home matches/),
    },
    {
      command: `credential() { node -p "JSON.parse(fs.readFileSync('\${PORCHLIGHT_DATA_DIR:-./data}/credentials.json')).$1"; }`,
    },
    { command: 'BASE=$(credential baseUrl)' },
    { command: 'SECRET_KEY=$(credential secretKey)' },
    { command: 'SERIAL=$(credential serialNumber)' },
    {
      command: `SESSION=$(curl -s $BASE/chat/Chatbot/GetSession -H "Authorization: $SECRET_KEY" \\
  -d "{\\"serialNumber\\": \\"$SERIAL\\"}" | sed 's/.*"SessionID":\\([0-9]*\\).*/\\1/')`,
    },
    {
      command: `curl -sN $BASE/chat/Chat/ClientAsk -H "Authorization: $SECRET_KEY" -H 'Content-Type: application/json' \\
  -d "{\\"sessionID\\": $SESSION, \\"content\\": \\"Which homes have 3 bedrooms?\\", \\"stream\\": true}"`,
      says: [/"content":/, /"AnswerID":/],
    },
    {
      command: 'npx porchlight audit fair-housing --chatbot SERIAL',
      says: /No difference/,
    },
    ...[
      'OPENAI_API_KEY=…                  ',
      'ANTHROPIC_API_KEY=…               ',
      'GOOGLE_GENERATIVE_AI_API_KEY=…    ',
    ].map((setting) => ({ command: `${setting}npm start`, spare: 'models', until: /Porchlight is ready on/ })),
    {
      command:
        'PORCHLIGHT_OPENAI_COMPATIBLE_URL=http://127.0.0.1:11434/v1 PORCHLIGHT_OPENAI_COMPATIBLE_MODELS=llama3.2 npm start',
      spare: 'models',
      until: /Porchlight is ready on/,
    },
  ],
}
