web-here-only = Only this computer can open this link. To play with others, whoever runs this server has to open it to the network; its guide says how.
