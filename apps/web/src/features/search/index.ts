export { SearchSheet, StudySearch } from './search-sheet.tsx'
