import { totalmem } from 'node:os'

export interface ServerAddress {
  /** The folder of the Unix socket, or an address. */
  host: string
  port: number
}

/** The settings that differ from PostgreSQL's own defaults, or that must hold whatever its configuration file says. */
export function serverSettings(address: ServerAddress, memoryBytes = availableMemory()): Record<string, string> {
  const megabytes = memoryBytes / 2 ** 20
  const overSocket = address.host.startsWith('/')
  return {
    // Nobody but us: no network at all where the platform has sockets in private folders.
    listen_addresses: overSocket ? '' : address.host,
    // A list, in which quotes keep commas and blanks of a path together.
    unix_socket_directories: overSocket ? `"${address.host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    port: String(address.port),

    // What was acknowledged is on the disk. These are the defaults; here they cannot be lost by an edited file.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // A pool of 16, jobs, and several command-line tools at once; each connection costs memory only when used.
    max_connections: '60',
    // A sixteenth of the memory and at most 1 GB: the machine is shared with Node, and the system caches files as well.
    shared_buffers: `${clamp(megabytes / 16, 64, 1024)}MB`,
    // What the system is likely to keep of our files in memory; only a hint for the planner.
    effective_cache_size: `${clamp(megabytes / 2, 256, 16_384)}MB`,
    // Index builds and vacuum after an import of many listings.
    maintenance_work_mem: `${clamp(megabytes / 64, 32, 256)}MB`,
    // Sorting a page of listings of a large chatbot in memory.
    work_mem: '8MB',
    // Data lies on solid-state disks nearly always; the default of 4 stands for turning platters and shuns indexes.
    random_page_cost: '1.1',
    // Queries are short: compiling them costs more than it saves.
    jit: 'off',
    // One question must not take the second core from the others; it also spares the 64 MB /dev/shm of containers.
    max_parallel_workers_per_gather: '0',

    // What a start after a crash reads through, and the time that it takes, is bounded by these two: seconds, not minutes.
    max_wal_size: '256MB',
    checkpoint_timeout: '2min',
    // It begins by having everything on the disk: in one call and not file by file, of which there are a thousand. On a busy
    // disk that is 0.3 s instead of 3.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    // One backend that dies takes the others along for a second, not the server.
    restart_after_crash: 'on',
    // No replicas and no archive hang on this server, and backups are logical: the log needs no more than recovery does.
    wal_level: 'minimal',
    max_wal_senders: '0',

    // The work of a client that is gone ends, and with it the locks that it holds.
    ...(process.platform === 'linux' ? { client_connection_check_interval: '1s' } : {}),

    timezone: 'UTC',
    log_timezone: 'UTC',
    // One log, which Porchlight keeps small, without statements or values: those are the customers' data.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

/** The memory of the machine, or of the container where it is limited. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most))
}
