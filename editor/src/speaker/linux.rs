//! The loudspeaker on Linux: a client of the sound server, PulseAudio or PipeWire.

use super::{Order, take_orders};
use kit::clips::SoundFrame;
use kit::sound::mixer::Mixer;
use kit::sound::synth::RATE;
use pulseaudio::protocol::{self, Command};
use std::ffi::CString;
use std::io::BufReader;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::mpsc::Receiver;

/// Bytes of a frame: two channels of 16 bits.
const FRAME: u32 = 4;
/// Bytes that the server keeps ahead: 40 ms.
const AHEAD: u32 = RATE * FRAME / 25;
/// Bytes that it asks for at a time: 10 ms.
const AT_A_TIME: u32 = RATE * FRAME / 100;
/// Frames of silence after which the stream rests.
const RESTS_AFTER: usize = RATE as usize * 3;
/// Maximum bytes that are sent at once: a second.
const MOST: u32 = RATE * FRAME;

/// Plays what is ordered, for as long as somebody may order; the reason if it cannot.
pub(super) fn run(orders: Receiver<Order>) -> Result<(), String> {
    let path = pulseaudio::socket_path_from_env().ok_or("no sound server (PulseAudio or PipeWire)")?;
    run_at(&path, &orders)
}

/// Plays on the server whose socket that is.
fn run_at(path: &Path, orders: &Receiver<Order>) -> Result<(), String> {
    let mut server = Server::connect(path)?;
    let mut mixer = Mixer::default();
    let (channel, asked) = server.open_stream()?;
    server.send_samples(channel, asked, &mut mixer)?;
    let mut silent = 0;
    loop {
        match server.next()? {
            Command::Request(request) if request.channel == channel => {
                if !take_orders(orders, &mut mixer) {
                    return Ok(());
                }
                silent = if mixer.is_silent() { silent + (request.length / FRAME) as usize } else { 0 };
                server.send_samples(channel, request.length, &mut mixer)?;
            }
            Command::PlaybackStreamKilled(_) => return Err("the server ended the stream".to_owned()),
            Command::Error(error) => return Err(format!("the server says {error:?}")),
            _ => {}
        }
        if silent >= RESTS_AFTER {
            silent = 0;
            server.rest(channel, true)?;
            let Ok(order) = orders.recv() else { return Ok(()) };
            server.rest(channel, false)?;
            order.begin(&mut mixer);
        }
    }
}

/// The connection to the sound server.
struct Server {
    socket: BufReader<UnixStream>,
    version: u16,
    sent: u32,
    bytes: Vec<u8>,
    frames: Vec<SoundFrame>,
}

impl Server {
    fn connect(path: &Path) -> Result<Self, String> {
        let socket = UnixStream::connect(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let version = protocol::MAX_VERSION;
        let mut server =
            Self { socket: BufReader::new(socket), version, sent: 0, bytes: Vec::new(), frames: Vec::new() };
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok()).unwrap_or_default();
        server.send(&Command::Auth(protocol::AuthParams {
            version,
            supports_shm: false,
            supports_memfd: false,
            cookie,
        }))?;
        let (_, reply) = protocol::read_reply_message::<protocol::AuthReply>(&mut server.socket, version)
            .map_err(|error| format!("the server refuses the connection: {error}"))?;
        server.version = version.min(reply.version);
        let mut props = protocol::Props::new();
        props.set(protocol::Prop::ApplicationName, c"Loopwright");
        server.send(&Command::SetClientName(props))?;
        protocol::read_reply_message::<protocol::SetClientNameReply>(&mut server.socket, server.version)
            .map_err(|error| error.to_string())?;
        Ok(server)
    }

    /// Opens the stream; returns its number and the bytes that are wanted at first.
    fn open_stream(&mut self) -> Result<(u32, u32), String> {
        let mut props = protocol::Props::new();
        props.set(protocol::Prop::MediaName, c"Game");
        props.set(protocol::Prop::MediaRole, c"game");
        let params = protocol::PlaybackStreamParams {
            sample_spec: protocol::SampleSpec { format: protocol::SampleFormat::S16Le, channels: 2, sample_rate: RATE },
            channel_map: protocol::ChannelMap::stereo(),
            cvolume: Some(protocol::ChannelVolume::norm(2)),
            sink_name: Some(CString::from(protocol::DEFAULT_SINK)),
            buffer_attr: protocol::stream::BufferAttr {
                target_length: AHEAD,
                minimum_request_length: AT_A_TIME,
                pre_buffering: 0,
                ..Default::default()
            },
            flags: protocol::stream::StreamFlags { adjust_latency: true, ..Default::default() },
            props,
            ..Default::default()
        };
        self.send(&Command::CreatePlaybackStream(params))?;
        let reply = protocol::read_reply_message::<protocol::CreatePlaybackStreamReply>(&mut self.socket, self.version);
        let (_, stream) = reply.map_err(|error| format!("no stream: {error}"))?;
        Ok((stream.channel, stream.requested_bytes))
    }

    fn send(&mut self, command: &Command) -> Result<(), String> {
        self.sent += 1;
        protocol::write_command_message(self.socket.get_mut(), self.sent, command, self.version)
            .map_err(|error| error.to_string())
    }

    fn next(&mut self) -> Result<Command, String> {
        let message = protocol::read_command_message(&mut self.socket, self.version);
        message.map(|(_, command)| command).map_err(|error| error.to_string())
    }

    /// Lets the stream rest, or go on.
    fn rest(&mut self, channel: u32, cork: bool) -> Result<(), String> {
        self.send(&Command::CorkPlaybackStream(protocol::CorkStreamParams { channel, cork }))
    }

    fn send_samples(&mut self, channel: u32, bytes: u32, mixer: &mut Mixer) -> Result<(), String> {
        self.frames.resize((bytes.min(MOST) / FRAME) as usize, [0; 2]);
        mixer.fill(&mut self.frames);
        self.bytes.clear();
        self.bytes.extend(self.frames.as_flattened().iter().flat_map(|sample| sample.to_le_bytes()));
        protocol::write_memblock(self.socket.get_mut(), channel, &self.bytes, 0).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::sound::{Sound, Sounds};
    use std::io::{Read as _, Write as _};
    use std::os::unix::net::UnixListener;
    use std::sync::mpsc::channel;
    use std::time::Instant;

    /// A server that knows one client: lets it in, gives it stream 7, and asks for samples.
    struct Host(BufReader<UnixStream>);

    impl Host {
        fn new(listener: &UnixListener) -> Self {
            let mut host = Self(BufReader::new(listener.accept().expect("a client").0));
            let version = protocol::MAX_VERSION;
            let auth = protocol::AuthReply { version, use_memfd: false, use_shm: false };
            host.answer(&auth);
            host.answer(&protocol::SetClientNameReply { client_id: 1 });
            let stream = protocol::CreatePlaybackStreamReply { channel: 7, requested_bytes: 64, ..Default::default() };
            host.answer(&stream);
            host
        }

        fn answer(&mut self, reply: &impl protocol::CommandReply) {
            let (number, _) = protocol::read_command_message(&mut self.0, protocol::MAX_VERSION).expect("a command");
            protocol::write_reply_message(self.0.get_mut(), number, reply, protocol::MAX_VERSION).expect("answered");
        }

        fn ask(&mut self, length: u32) {
            let request = Command::Request(protocol::Request { channel: 7, length });
            protocol::write_command_message(self.0.get_mut(), u32::MAX, &request, protocol::MAX_VERSION)
                .expect("asked");
            self.0.get_mut().flush().expect("sent");
        }

        /// The samples that come next.
        fn samples(&mut self) -> Vec<i16> {
            let desc = protocol::read_descriptor(&mut self.0).expect("samples");
            assert_eq!(desc.channel, 7);
            let mut bytes = vec![0; desc.length as usize];
            self.0.read_exact(&mut bytes).expect("all of them");
            bytes.chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
        }
    }

    #[test]
    fn what_is_ordered_goes_to_the_server_sample_by_sample() {
        let path = std::env::temp_dir().join(format!("loopwright-sound-{}", std::process::id()));
        let _gone = std::fs::remove_file(&path);
        let listener = UnixListener::bind(&path).expect("a socket");
        let (sender, orders) = channel();
        let at = path.clone();
        let client = std::thread::spawn(move || run_at(&at, &orders));
        let mut host = Host::new(&listener);
        assert_eq!(host.samples(), [0; 32], "silence at first: 16 frames");
        let mut sounds = Sounds::default();
        sounds.add(Sound::Ring);
        sender
            .send(Order::Effects { built_in: sounds, own: Vec::new(), volume: 10, at: Instant::now() })
            .expect("the thread listens");
        host.ask(9600);
        let ring = Sound::Ring.samples();
        assert_eq!(
            host.samples().chunks(2).map(|frame| [frame[0], frame[1]]).collect::<Vec<_>>(),
            ring[..2400].iter().map(|sample| [*sample; 2]).collect::<Vec<_>>()
        );
        drop(sender);
        host.ask(960);
        assert_eq!(client.join().expect("no panic"), Ok(()), "it ends once nobody orders");
        let _gone = std::fs::remove_file(&path);
    }

    #[test]
    fn without_a_server_there_is_a_reason_and_no_wait() {
        let (_sender, orders) = channel();
        let began = Instant::now();
        let reason = run_at(Path::new("/nowhere/at/all"), &orders).expect_err("there is none");
        assert!(reason.contains("/nowhere/at/all") && began.elapsed().as_secs() < 5, "{reason}");
    }
}
