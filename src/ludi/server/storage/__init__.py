"""The database: schema, store, group commit, the lock, backups, migrations."""
