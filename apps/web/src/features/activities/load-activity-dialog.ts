/** The form's code is loaded when it is first opened. */
export const loadActivityDialog = async () => (await import('./activity-dialog.tsx')).ActivityDialog
