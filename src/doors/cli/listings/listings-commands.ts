import { type Command, Option } from 'commander'
import { exportFormats } from '../../../homes/listings/export/export-formats.ts'
import { type ExportFlags, exportToFile } from './export-to-file.ts'

export function addListingsCommands(program: Command): void {
  const listings = program.command('listings').description('take listings out')
  listings
    .command('export')
    .description('write all listings of a chatbot to a file that `porchlight import` reads again without loss')
    .argument('<file>', 'a new file: homes.csv, homes.xlsx or homes.ndjson (RESO Common Format, one object a line)')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .addOption(new Option('--format <format>', 'instead of what the name of the file says').choices(exportFormats))
    .action((file: string, flags: ExportFlags) => exportToFile(file, flags))
}
