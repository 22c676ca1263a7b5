/** Folders for the backing services' data and logs, and whether the data outlives this run. */
export interface BackingFolders {
  data: string;
  logs: string;
  durable: boolean;
}
