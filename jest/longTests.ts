// These read thousands of pages; on a machine with other work to do that takes minutes.
jest.setTimeout(300_000);
