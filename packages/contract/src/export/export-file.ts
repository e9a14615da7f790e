/** Plain values: a thread that writes an export needs no schemas. */
export const exportFormat = 'stillwater-export'
/** Grows when an older Stillwater could no longer read the file. */
export const exportVersion = 1
/** The file in the ZIP that holds everything. */
export const everythingFile = 'everything.json'
