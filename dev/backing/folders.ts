/** Folders for the data and logs of backing services, and whether the data outlives this run. */
export interface BackingFolders {
  data: string;
  logs: string;
  durable: boolean;
}
