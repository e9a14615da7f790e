/** Of an export that is brought back, so many bytes are sent at once: as base64 they fit into a request. */
export const importPiece = 384 * 1024
