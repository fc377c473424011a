/** How the memory of the server's process is taken from the system: what the launcher starts it with, and who measures it. */
export const allocator = {
  // The allocator of Linux keeps a heap for each thread, and most of what was freed in them: some 40 MB.
  MALLOC_ARENA_MAX: '2',
  // Large pieces go back to the system as soon as they are freed, such as the texts of the program: some 15 MB.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
