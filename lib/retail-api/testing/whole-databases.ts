import pg from 'pg';

/** Databases of a test on a PostgreSQL server, where a schema of its own is not enough: a backup has all of a database. */
export class WholeDatabases {
  readonly #address: string;
  readonly #names: string[] = [];

  /** `address`: the URL of a database of the server, by which others may be made. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Makes an empty database, named after the test and its process, and returns its URL. */
  async create(test: string): Promise<string> {
    const name = `${test}_${process.pid}`;
    this.#names.push(name);
    await this.#run(`drop database if exists ${name} with (force)`, `create database ${name}`);
    return Object.assign(new URL(this.#address), { pathname: `/${name}` }).href;
  }

  /** Removes those that were made. */
  async remove(): Promise<void> {
    await this.#run(...this.#names.splice(0).map((name) => `drop database if exists ${name} with (force)`));
  }

  async #run(...statements: string[]): Promise<void> {
    if (statements.length === 0) return;
    const client = new pg.Client({ connectionString: this.#address });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
